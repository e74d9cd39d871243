package io.github.terrene.kernel.form;

/** What a text or a whole number names, so that whoever shows it can make a link, a picture or a word of it. */
public enum Named {
    /** Nothing: it is an amount, a place in a list, or the like. */
    NOTHING,

    /** A card of the catalogue, by its id. */
    CARD,

    /** A card of the catalogue, by its printed name. */
    CARD_NAME,

    /** A thing in play, by its number: two things never have the same one. */
    IN_PLAY,

    /** A place at the table, by its number from 1; it stands for whatever is there. 0 is nobody. */
    PLACE,

    /** A moment. Moments are counted together with the numbers of things in play. */
    MOMENT,

    /** A rule, by its number. */
    RULE,

    /** A deck or a list of cards, by the name that its player gave it. */
    DECK,

    /** A word that programs know: the key of a refusal, an edition, a kind of counter. */
    WORD,

    /** A whole text for programs, such as a saved game. */
    DOCUMENT,

    /** Words for people. */
    SENTENCE
}
