package io.github.terrene.kernel.word;

/** Something that a thing does or undergoes, such as to attack, and that a text can forbid: an enum of the game. */
public interface Deed {}
