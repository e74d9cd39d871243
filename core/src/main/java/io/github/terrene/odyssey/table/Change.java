package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.effect.Alteration;

/**
 * Something that was given to a Character.
 *
 * @param what what
 * @param until how long
 */
public record Change(Alteration what, Until until) {}
