package io.github.terrene.hobe.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.GameWork;

/** A task that needs no decision: it is carried out as soon as it is on top. */
@Internal
public interface Work extends Task, GameWork<Play> {}
