/**
 * Responses, the chain, and what is settled between steps.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.chain.Responses}, which asks players in turn, and {@link
 * io.github.terrene.odyssey.rule.chain.ResolveChain}, which resolves the last link first. {@link
 * io.github.terrene.odyssey.rule.chain.Settle} runs after every step: has somebody lost, is anyone over the supply limit, which abilities are
 * waiting?
 */
@NullMarked
package io.github.terrene.odyssey.rule.chain;

import org.jspecify.annotations.NullMarked;
