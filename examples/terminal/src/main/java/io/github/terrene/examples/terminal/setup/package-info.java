/**
 * What is chosen before a match: decks, starting parties.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.setup.PartyPlan}. Nothing here knows a game that has begun.
 */
package io.github.terrene.examples.terminal.setup;
