package io.github.terrene.odyssey.trait;

/**
 * A card that a text names: a token that it makes, a Terrain that it asks for. The card itself is in the catalogue.
 *
 * @param id the id of the card: lower-case words joined by hyphens
 * @param name its name as printed
 */
public record NamedCard(String id, String name) {}
