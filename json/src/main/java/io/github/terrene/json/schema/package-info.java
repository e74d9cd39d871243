/**
 * Descriptions of JSON documents for programs in other languages: JSON Schema and TypeScript types, both generated from forms.
 *
 * <p>Start with {@link io.github.terrene.json.schema.Documents}, which names the documents of a game.
 */
@NullMarked
package io.github.terrene.json.schema;

import org.jspecify.annotations.NullMarked;
