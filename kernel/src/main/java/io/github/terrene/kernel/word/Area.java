package io.github.terrene.kernel.word;

/** A place where things are, such as the battlefield or a pile: an enum of the game. */
public interface Area {}
