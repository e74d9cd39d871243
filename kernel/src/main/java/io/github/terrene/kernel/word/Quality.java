package io.github.terrene.kernel.word;

/** What a text can make a thing be, in place of what is printed, such as "Ranged": an enum of the game. */
public interface Quality {}
