/**
 * Every value that has a form as JSON, of any game. No game is named here.
 *
 * <p>Start with {@link io.github.terrene.json.Json}. The schemas and types that describe such documents are in {@link
 * io.github.terrene.json.schema}.
 */
@NullMarked
package io.github.terrene.json;

import org.jspecify.annotations.NullMarked;
