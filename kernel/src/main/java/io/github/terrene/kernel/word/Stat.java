package io.github.terrene.kernel.word;

/** A number that a thing has, such as its attack: an enum of the game. */
public interface Stat {}
