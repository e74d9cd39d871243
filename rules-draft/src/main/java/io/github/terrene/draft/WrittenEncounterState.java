package io.github.terrene.draft;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.vavr.control.Option;

/**
 * An encounter as it is saved: without what its configuration says. Its parts are texts of their own, since the tournament's can only be read
 * when the decks of the draft are known.
 *
 * @param draft the draft, as its rules write it
 * @param tournament the tournament, as its rules write it; none before it begins
 * @param rng what the tournament's generator is made from
 */
@Internal
public record WrittenEncounterState(String draft, Option<String> tournament, Rng rng) {}
