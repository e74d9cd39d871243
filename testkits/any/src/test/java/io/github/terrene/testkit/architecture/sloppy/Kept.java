package io.github.terrene.testkit.architecture.sloppy;

import io.github.terrene.testkit.law.game.AllLaws;

/** All laws. */
interface Kept extends AllLaws<Object, Object, Object, Object, Object> {}
