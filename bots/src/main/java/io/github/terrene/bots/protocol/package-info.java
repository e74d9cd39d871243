/**
 * Bots in any language: programs that are told what happens in a game, and asked for their choices, in lines of JSON over standard input and
 * output. No game is named here.
 *
 * <p>Start with {@link io.github.terrene.bots.protocol.BotProgram}. {@link io.github.terrene.bots.protocol.Message} and {@link
 * io.github.terrene.bots.protocol.Answer} define the lines; the page docs/bot-protocol.md explains them to authors of bots.
 */
@NullMarked
package io.github.terrene.bots.protocol;

import org.jspecify.annotations.NullMarked;
