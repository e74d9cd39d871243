package io.github.terrene.narrator;

import io.github.terrene.narrator.wording.Role;
import io.github.terrene.narrator.wording.Said;

/**
 * What is told of something that happened.
 *
 * @param said a sentence, with a capital and a full stop; nothing if it is not worth one
 * @param role what it is among others
 * @param events how many events it tells; 0 if the next sentence tells more of the same event
 */
public record Sentence(Said said, Role role, int events) {}
