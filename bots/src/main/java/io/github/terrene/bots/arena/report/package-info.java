/**
 * Reports of an arena for people: a page with plots, and a table for terminals.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.report.Report}. The same results always give the same bytes.
 */
@NullMarked
package io.github.terrene.bots.arena.report;

import org.jspecify.annotations.NullMarked;
