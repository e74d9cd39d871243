/**
 * Responses, the chain, and what is settled between steps.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.chain.Responses}, who is asked, and {@link
 * io.github.terrene.odyssey.rule.chain.ResolveChain}, the last link first. {@link io.github.terrene.odyssey.rule.chain.Settle} comes after
 * every step: has somebody lost, is anyone over the supply limit, which abilities wait?
 */
@NullMarked
package io.github.terrene.odyssey.rule.chain;

import org.jspecify.annotations.NullMarked;
