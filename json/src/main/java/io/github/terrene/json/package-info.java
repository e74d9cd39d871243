/**
 * JSON for every value that has a form, in any game. No game is named here.
 *
 * <p>Start with {@link io.github.terrene.json.Json}. {@link io.github.terrene.json.schema} has the schemas and types that describe such
 * documents.
 */
@NullMarked
package io.github.terrene.json;

import org.jspecify.annotations.NullMarked;
