/**
 * Where tables are kept: a folder with a file for each.
 *
 * <p>Start with {@link io.github.terrene.examples.server.store.TableFile}. Nothing here knows what is in a line.
 */
package io.github.terrene.examples.server.store;
