/**
 * The words that printed cards and their texts are made of: classes, affiliations, stats, keywords, statuses, colors.
 *
 * <p>Start with any: each is a list of words and independent of the others. Nothing here knows a card or a table.
 */
@NullMarked
package io.github.terrene.odyssey.trait;

import org.jspecify.annotations.NullMarked;
