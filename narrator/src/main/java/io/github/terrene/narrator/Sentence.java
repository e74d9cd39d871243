package io.github.terrene.narrator;

import io.github.terrene.narrator.wording.Said;

/**
 * What is told of something that happened.
 *
 * @param said a sentence, with a capital and a full stop; nothing if it is not worth one
 * @param begins whether something new begins with it: what was told before is complete
 * @param aside whether it is only for those who want to hear everything
 */
public record Sentence(Said said, boolean begins, boolean aside) {}
