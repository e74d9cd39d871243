package io.github.terrene.kernel.card;

/** A word for what a card is, such as its type or its people, that is printed on it, and that texts of other cards ask for. */
public interface PrintedWord {}
