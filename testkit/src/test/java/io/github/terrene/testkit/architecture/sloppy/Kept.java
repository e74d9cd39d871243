package io.github.terrene.testkit.architecture.sloppy;

import io.github.terrene.testkit.law.OdysseyLaws;

/** All laws. */
interface Kept extends OdysseyLaws {}
