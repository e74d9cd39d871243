package io.github.terrene.kernel.word;

/** A word that stands before a noun, such as "Ranged": an enum or a record of the game. */
public interface Adjective extends Word {}
