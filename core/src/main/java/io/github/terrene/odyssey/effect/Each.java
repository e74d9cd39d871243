package io.github.terrene.odyssey.effect;

/**
 * All Characters that a filter fits, when the effect is resolved.
 *
 * @param filter which ones
 */
public record Each(CharacterFilter filter) implements Who {
    @Override
    public String say(Speaker speaker) {
        return speaker.name(filter);
    }
}
