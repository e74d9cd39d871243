package io.github.terrene.kernel.word;

/** Something that a text can forbid a thing, such as to attack: an enum of the game. */
public interface Deed {}
