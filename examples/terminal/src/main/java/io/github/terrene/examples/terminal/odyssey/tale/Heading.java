package io.github.terrene.examples.terminal.odyssey.tale;

/**
 * What stands above a turn.
 *
 * @param turn its number
 * @param whose what follows the number: ", South", or nothing where everybody takes part in a turn
 * @param drawn whether the table is drawn above it
 */
public record Heading(int turn, String whose, boolean drawn) {}
