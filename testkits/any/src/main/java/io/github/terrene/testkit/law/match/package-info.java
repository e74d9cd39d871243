/**
 * The laws of a match: best of three games, of the games whose laws are known.
 */
@NullMarked
package io.github.terrene.testkit.law.match;

import org.jspecify.annotations.NullMarked;
