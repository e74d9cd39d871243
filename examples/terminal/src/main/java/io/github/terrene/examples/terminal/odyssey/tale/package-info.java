/**
 * A match told in sentences: one teller for each type of event, a tale that makes paragraphs of them, and a narrator who leads through it.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.odyssey.tale.GameNarrator}.
 */
package io.github.terrene.examples.terminal.odyssey.tale;
