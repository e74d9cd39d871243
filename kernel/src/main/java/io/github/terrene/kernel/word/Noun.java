package io.github.terrene.kernel.word;

/** What a thing is, such as "Battle card" or "Human": an enum of the game. */
public interface Noun extends Word {}
