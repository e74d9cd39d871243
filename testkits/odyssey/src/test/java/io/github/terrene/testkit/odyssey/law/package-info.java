/**
 * The laws of the duel and of matches of duels, and what their generators reach. Start with {@link
 * io.github.terrene.testkit.odyssey.law.DuelLawsTest}.
 */
package io.github.terrene.testkit.odyssey.law;
