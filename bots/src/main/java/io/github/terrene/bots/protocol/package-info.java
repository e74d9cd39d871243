/**
 * Bots in any language: programs that are told a game and asked for their choices in lines of JSON, over standard input and output. No game
 * is named here.
 *
 * <p>Start with {@link io.github.terrene.bots.protocol.BotProgram}. What the lines say is in {@link
 * io.github.terrene.bots.protocol.Message} and {@link io.github.terrene.bots.protocol.Answer}; the page docs/bot-protocol.md tells it to
 * those who write bots.
 */
@NullMarked
package io.github.terrene.bots.protocol;

import org.jspecify.annotations.NullMarked;
