/**
 * Agents that search: they grow a tree of their own choices and those of others, in worlds that are imagined anew for each descent.
 *
 * <p>Start with {@link io.github.terrene.bots.search.TreeSearch}. All its random numbers come from the generator that it is given.
 */
@NullMarked
package io.github.terrene.bots.search;

import org.jspecify.annotations.NullMarked;
