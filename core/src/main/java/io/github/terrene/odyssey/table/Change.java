package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.effect.Alteration;

/**
 * A lasting change that was given to a Character.
 *
 * @param what the change
 * @param until when it ends
 */
public record Change(Alteration what, Until until) {}
