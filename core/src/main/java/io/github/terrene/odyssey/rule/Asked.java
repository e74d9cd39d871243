package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.action.Action;

/**
 * An action that answers a prompt, and the prompt.
 *
 * @param prompt what asks for it
 * @param action the answer
 */
record Asked<P extends Prompt, A extends Action>(P prompt, A action) {}
