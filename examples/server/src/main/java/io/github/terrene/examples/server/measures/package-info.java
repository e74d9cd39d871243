/**
 * Counters for Prometheus: what happens at tables, how long requests take, how much the bots have to do.
 *
 * <p>Start with {@link io.github.terrene.examples.server.measures.Measures}.
 */
package io.github.terrene.examples.server.measures;
