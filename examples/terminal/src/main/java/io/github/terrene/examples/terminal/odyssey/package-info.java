/**
 * A person at the keyboard: numbered choices, questions, answers to "why not".
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.odyssey.Sides}. What is shown here comes from the view
 * of the person's seat; the state is asked only what the person may do and why something is refused.
 */
package io.github.terrene.examples.terminal.odyssey;
