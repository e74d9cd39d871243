/**
 * A set of ten cards for Hobe, with an effect and a keyword of its own: {@link io.github.terrene.examples.lanterns.LanternIsles}. The page that
 * tells how it was made is {@code docs/new-card-set.md}.
 */
@NullMarked
package io.github.terrene.examples.lanterns;

import org.jspecify.annotations.NullMarked;
