package io.github.terrene.narrator;

import io.github.terrene.narrator.wording.Role;
import io.github.terrene.narrator.wording.Said;

/**
 * Something that happened, in words.
 *
 * @param said a sentence with a capital letter and a full stop; nothing if the event is not worth one
 * @param role its role among other sentences
 * @param events how many events it tells about; 0 if the next sentence tells more about the same event
 */
public record Sentence(Said said, Role role, int events) {}
