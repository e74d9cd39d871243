/**
 * The vocabulary of printed cards: classes, affiliations, stats, keywords, statuses, colors.
 *
 * <p>Start anywhere: each type is a list of words and independent of most others. Nothing here depends on cards or the table.
 */
@NullMarked
package io.github.terrene.odyssey.trait;

import org.jspecify.annotations.NullMarked;
