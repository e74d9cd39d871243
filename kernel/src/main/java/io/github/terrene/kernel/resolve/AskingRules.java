package io.github.terrene.kernel.resolve;

/**
 * The numbers of the rules by which a game asks in the middle of an effect.
 *
 * @param target by which the controller chooses so many things
 * @param upTo by which the controller chooses up to so many things
 * @param may by which a player says yes or no
 * @param mode by which one of several things is chosen
 */
public record AskingRules(String target, String upTo, String may, String mode) {}
