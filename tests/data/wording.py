# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of words and forms that must not come back, one a row; docs/LANGUAGE.md explains them.

A row has a pattern that finds the word, the texts to search, the reason, what to write instead, and a sentence with
the fault. The test checks that the pattern matches that sentence, and does not match what to write instead.
"""

from typing import NamedTuple

ENGLISH = "English"  # of the catalogs, which is that of the sources and the rules pages
DOCS = "docs"  # README.md and docs/rules
POLISH = "Polish"  # of the catalogs
RULES = "Polish rules"  # of the rules pages alone

L = "A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż"
CARD = "(dwójkę|trójkę|czwórkę|piątkę|szóstkę|siódemkę|ósemkę|dziewiątkę|dziesiątkę|waleta|damę|króla|asa)"


class Row(NamedTuple):
    pattern: str  # a regular expression
    where: tuple
    why: str
    instead: str
    fault: str
    but: tuple = ()  # where it is right after all


ROWS = [
    # English
    Row(r"\b[Pp]art(y|ies)\b", (ENGLISH, DOCS), "a false friend of partia", "a match of Kierki", "a Kierki party"),
    Row(r"\b[Dd]ear(er|est)?\b", (ENGLISH, DOCS), "a calque of drogi", "costs points", "Every lead is dear."),
    Row(r"\b([Ww]hat|all that|[Ee]verything that|[Nn]othing that|[Cc]ards? that|[Tt]hat which) costs?\b", (ENGLISH, DOCS),
        "a calque", "penalty cards", "Keep what costs"),
    Row(r"\b[Ww]hoever [^.]*\bcosts?\b", (ENGLISH, DOCS), "nobody talks like that", "Each heart you take costs a point",
        "Whoever takes a heart costs the others"),
    Row(r"\bdeal of (the )?(hearts|queens|kings?|last trick)\b", (ENGLISH, DOCS), "deals have names", "In No Hearts",
        "In the deal of hearts"),
    Row(r"\bstored\b", (ENGLISH,), "one word for it", "could not be saved", "The match cannot be stored"),
    Row(r"[Ww]hat can be agreed", (ENGLISH,), "a calque", "Options", "What can be agreed about the deals"),
    Row(r"\b[Dd]rawn by lot|[Dd]rawing lots", (ENGLISH, DOCS), "a calque of losować", "chosen at random",
        "The first dealer is drawn by lot"),
    Row(r"\bbillions of billions\b", (ENGLISH,), "there is a word for it", "quintillions", "billions of billions"),
    Row(r"\bto the dealer’s left\b", (ENGLISH,), "as pagat.com says it", "on the dealer’s left",
        "The player to the dealer’s left leads"),
    Row(r"\blos(e|es|t|ing) (the|your|a) turn\b", (ENGLISH,), "one word for it", "pass", "You lose your turn"),
    Row(r"\bno (move|option|step) (for|of)\b", (ENGLISH,), "a calque", "not an option of this game",
        "That is no move for this moment"),
    Row(r"(?<![\d–])\b1 (points|tricks|cards|deals|players)\b", (ENGLISH, DOCS), "one of them", "1 point", "1 points",
        ("3, 4 and 1 tricks",)),
    Row(r"\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)\b", (ENGLISH, DOCS),
        "players are you or they, cards are it", "they play, and it goes", "If you hold her, he may play it",
        ("2 for her aces", "2 for his aces")),
    Row(r"\b(Black Lady|Spot Hearts|Greek Hearts)\b", (ENGLISH,),
        "the games keep their Polish names", "Czarna Dama", "A match of Spot Hearts",
        ("the Black Lady game of Polish tables", "called Hearts, or Black Lady", "Spot Hearts, as played elsewhere",
         "“Greek Hearts”", "In Greek Hearts, as English books have it")),
    Row(r"\blies? there\b", (ENGLISH,), "a calque of leży", "the king has been played", "The king lies there, so play low."),
    Row(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) points\b", (ENGLISH, DOCS),
        "points are digits", "13 points", "That is thirteen points."),
    Row(r"\bplays? so\b", (ENGLISH, DOCS), "nobody says so", "where people play that way", "only say where people play so"),
    Row(r"\bwere led\b(?=.*\bis already)", (ENGLISH, DOCS), "two tenses", "when spades are led and the ace is already in the trick",
        "when spades were led and the ace is already in the trick"),
    Row(r"\b(Total|This deal|[Pp]oints[^:.]*): %d", (ENGLISH,), "below zero it would have a hyphen",
        "Total: %s, from talia_words_format_points()", "%s. Total: %d."),
    Row(r"\bthe Hearts program of Windows\b", (ENGLISH, DOCS), "a rendered genitive", "Windows Hearts",
        "as in the Hearts program of Windows"),
    Row(r"\b[Tt]he most (cards|spades) score\b", (ENGLISH,), "reads as most of the cards", "there are points for the most cards",
        "The most cards score, so every card counts."),
    Row(r"\btwos (are |is )?left out\b", (ENGLISH,), "one name", "taken out", "Some twos are left out"),
    Row(r"\b[Cc]ourts?\b", (ENGLISH,), "one name", "face cards", "Courts and a back"),
    Row(r"\b[Ww]hen you are void\b", (ENGLISH,), "one name", "when you cannot follow suit", "When you are void"),
    Row(r"\b(is|are) won[.!]|\b(match|challenge) is (drawn|won|lost)\b", (ENGLISH,), "by whom?", "You win the challenge!",
        "The challenge is won!"),
    Row(r"\bis not there\b|^Not there\b", (ENGLISH,), "a calque of nie ma", "Ola is away", "Ola is not there."),
    Row(r"\bso (has|have) (you|`)|\balso when both\b|\b\d and more\b", (ENGLISH, DOCS), "calques", "and so is; even if; 4 or more",
        "4 and more players"),
    Row(r"\bmachines?\b", (ENGLISH,), "one name", "on other computers", "also on other machines"),
    Row(r"\bit need not be a\b|\bmust follow its suit\b", (ENGLISH,), "nobody says so",
        "you need not play a higher card", "but it need not be a higher card"),
    # Polish
    Row(r"\b([Zz]a)?[Ll]icyt(acj|ow|uj)\w*|\b[Oo]dzywk\w*", (POLISH,), "that is bridge", "deklaracja",
        "Licytacja wykonana", ("licytacj=", "licytow=", "odzywk=")),
    Row(r"(?<!\()\b[Nn]il(a|u|em|e|i|ów|om)?\b", (POLISH,), "one name", "zero, zero w ciemno",
        "Udany nil", ("po angielsku nil", "zero nilem")),
    Row(r"\bna ręku\b|\bw ręce\b", (POLISH,), "one form", "na ręce", "Karty na ręku"),
    Row(r"\bTo (zbiera|zgarnia|wygrywa|bierze|od razu)\b", (POLISH,), "a hint is not about “it”", "Zbierz cudzą budowlę",
        "To zbiera cudzą budowlę."),
    Row(r"\b([Oo]d|[Zz]a)blokowan\w*|\b[Oo]dblokow\w*", (POLISH,), "players say it otherwise", "złamane, rozbite",
        "Kiery odblokowane", ("odblokow=",)),
    Row(r"\b[Dd]rog(a|ie|i|ą) (lewa|dama|wyjście|lewę|damę)\b", (POLISH,), "a calque of a calque", "kosztowna",
        "Droga lewa"),
    Row(r"\b(swojej|tej samej|tej|według|jej|o) wysokości\b", (POLISH,), "rank is starszeństwo", "starszeństwo",
        "karta tej samej wysokości"),
    Row(rf"\b[Ww] {CARD} ([{L}]+ ){{0,3}}(wychodz|wyjś|wyjd)|(wychodz|wyj)[{L}]+ w {CARD}", (POLISH,),
        "a card is led in the instrumental", "wyjść damą pik", "W damę pik lepiej nie wychodzić."),
    Row(r"\bkarą\b|\bkarę\b|\b[Kk]ary? z kar", (POLISH,), "kara are diamonds", "karta punktowana", "Dorzuca karę"),
    Row(r"\bumówić: ", (POLISH,), "one word for it", "Ustawienia: karty", "Na co można się umówić: karty"),
    Row(r"^Jak zwykle$|\b(Ściśle|stołów świata|doliczy do końca|przybliża do)\b", (POLISH,), "nobody says so",
        "Zwykłe zasady", "Jak zwykle"),
    Row(r"\b(Tracę|Zabieram|Gram|Pasuję|Biorę|Oddaję|Wybieram)\b", (POLISH,), "buttons are imperatives",
        "Oddaj kolejkę", "Tracę kolejkę"),
    Row(r"\b[Tt]wój ruch\b", (POLISH,), "one name", "Twoja kolej", "Twój ruch: wybierz kartę"),
    Row(r"\b[Tt]rac(isz|i|ić) kolejkę\b|\bstrać kolejkę\b", (POLISH,), "one name", "oddajesz kolejkę", "Tracisz kolejkę"),
    Row(r"\b[Oo]statnie zebranie\b|traci kol\.", (POLISH,), "one name", "ostatni biorący", "Ostatnie zebranie: ty"),
    Row(rf"[{L}]+(łeś|łaś|łbyś|łabyś)\b", (POLISH,), "assumes who plays", "masz, bierzesz", "zalicytowałeś"),
    Row(rf"[{L}]+(liście|łyście)\b|\b[{L}]*byście\b", (POLISH,), "assumes who plays", "wasza deklaracja",
        "ile zadeklarowaliście"),
    Row(rf"\b(powinieneś|powinnaś|pewien|pewna|gotowy|gotowa|[Oo]boje|[Oo]bydwoje)\b", (POLISH,), "assumes who plays",
        "każdy z partnerów", "oboje partnerzy"),
    Row(r"\bkart pierwsz(y|a)\b|\b(Pierwszy|Drugi) bez kart\b", (POLISH,), "assumes who plays", "przed innymi",
        "pozbądź się kart pierwszy"),
    Row(r"\b(Spot Hearts|Greek Hearts|Black Lady)\b", (POLISH,), "they have Polish names",
        "kierki punktowe", "W Spot Hearts", ("Hearts albo Black Lady", "W angielskiej odmianie, Spot Hearts")),
    Row(r"(?<=[a-ząćęłńóśźż,] )(Czarn(a|ej|ą) Dam(a|ie|ę|y|ą)|Kierki (punktowe|greckie|amerykańskie)|Loteryjk\w+)",
        (POLISH,), "games are common nouns", "w czarnej damie", "jak w Czarnej Damie"),
    Row(r"\bnaj(niższ|wyższ)[aąe]j? sum", (POLISH,), "one name", "wygrywa najniższy wynik", "Wygrywa najniższa suma."),
    Row(r"\bpauzuj\w+", (POLISH,), "one name", "oddajesz kolejkę", "Nic nie pasuje, więc pauzujesz."),
    Row(r"\bdrug\w+ najleps\w+", (POLISH,), "a calque of second best", "lepszy od pozostałych", "Lepiej niż drugi najlepszy ruch."),
    Row(r"\b(dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|trzynastu) punkt\w+", (POLISH,),
        "points are digits", "13 punktów", "To trzynaście punktów."),
    Row(r"\b[Pp]unkty są złe|\bsam z siebie\b|\bpo umówieniu\b|\bna troje\b|\bjest twoim jedynym\b", (POLISH,), "calques",
        "punkty to strata, jako król kier, gdy tak się umówiono, dla trzech graczy, to twój jedyny pik",
        "30 jako król i 150 sam z siebie"),
    Row(r"\b[Rr]ozbud(uj|ow)\w*", (POLISH,), "one name", "dołożyć do budowli, podwyższyć", "Naraz można rozbudować tylko jedną budowlę."),
    Row(r"\bkomputerow\w+ gracz\w*|\b[Gg]racze (łatwi|średni|trudni)\b", (POLISH,), "one name",
        "gracze komputerowi, gracze na poziomie średnim", "w wyzwaniu są komputerowi gracze"),
    Row(rf"([Ww]yjś|[Ww]ychodz)[{L}]+ w (kiera|pika|trefla|karo)\b", (POLISH,), "one is in the suit", "wyjście w kiery",
        "Wyjście w kiera z braku innych kart"),
    Row(r"[Dd]o pierwszej lewy nie wolno zrzuc|[Zz]rzu[cć]\w* [^.,]{0,30}do (cudzej )?lewy", (POLISH,), "one way",
        "zrzuć kiera na cudzą lewę", "Zrzuć kiera do cudzej lewy."),
    Row(r"^(Ruch|Lewa) (wstecz|dalej)", (POLISH,), "nobody says so", "Poprzedni ruch, następna lewa", "Lewa dalej"),
    Row(r"\b([Ww]ysz(ły|ła|edł)|[Ww]yjd(ą|zie)) (kara|kiery|piki|trefle|as|król|walet|dama|\w+ka)\b", (POLISH,), "that they are gone",
        "ktoś wyszedł w kara; piki, a nie masz żadnego", "Wyszły kara, a nie masz żadnego."),
    Row(r"\b[Ll]ewy gra się|\bgra się lewy\b", (POLISH,), "tricks are taken", "rozgrywka, bierze się lewy", "Lewy gra się jak w kierkach."),
    Row(r"\b[Pp]unkty kosztują\b|\bpunkty na decyzję\b", (POLISH,), "points are paid, not priced", "kosztują tylko kiery; średnia strata",
        "Punkty kosztują tu tylko kiery."),
    Row(r"\b[Kk]olejka \w* ?przepad", (POLISH,), "one name", "oddawać kolejkę", "Czy kolejka ma przepadać"),
    Row(r"\b[Zz]ebrani\w+ (wszystkiego|wszystkich)\b", (POLISH,), "outside Casino cards are taken", "wzięcie wszystkich kierów",
        "Co daje zebranie wszystkich kierów"),
    Row(r"\bna drugą stronę\b", (POLISH,), "beside left and right it is the other way", "naprzeciwko", "Oddaj na drugą stronę"),
    Row(r"\b[Dd](okłada\w*|ołóż|ołożyć) (do niej|do budowli) (asa|kartę)", (POLISH,), "raising is another move", "kładziesz na nią kartę",
        "dokładasz do niej kartę z ręki"),
    Row(r"%s, rozdając|^(Oddane|Otrzymane) –", (POLISH,), "a name has no gender and no case", "%s, rozdaje; karty od gracza %s",
        "%s, rozdający"),
    Row(r"(?i)\bzatrzyma(j|sz) (kiery|kart|%s)|\bna świecie: |\bustrzela(sz)?\b", (POLISH,), "nobody says so",
        "zachowaj %s; w większości krajów; księżyc ustrzelony", "Zatrzymaj %s: możesz później wyjść tą kartą."),
    # both: letters
    Row(r"(?<![\w–\-=])-\d", (ENGLISH, POLISH, DOCS), "a hyphen is no minus", "−200", "spadnie do -200"),
    Row(r"(?<=\w)'(?=\w)|\"", (ENGLISH, POLISH, DOCS), "straight quotes", "“so”, ’", "the dealer's left"),
    Row(r"—| - ", (ENGLISH, POLISH, DOCS), "no long dashes", "a comma", "Casino — the game"),
    Row(r"\.\.\.", (ENGLISH, POLISH, DOCS), "three dots", "…", "New Match..."),
    Row(r"“[^“”]*”", (POLISH,), "English quotes", "„tak”", "“tak”"),
    Row(r"(?<=[\dfu]) %%?(?!\w)", (ENGLISH, POLISH), "no space", "50%", "50 %"),
    Row(r"(?<=\d) ?- ?(?=\d)", (ENGLISH, POLISH), "between numbers", "4–7", "4-7"),
    Row(rf"(?<![{L}\d#])[WwZzIiOoAaUu] ", (RULES,), "a word of one letter ends no line", "w\u00a0kiery", "w kiery"),
    Row(rf"\d (?=[{L}][{L}])", (RULES,), "a number goes with its noun", "13\u00a0punktów", "13 punktów"),
]
