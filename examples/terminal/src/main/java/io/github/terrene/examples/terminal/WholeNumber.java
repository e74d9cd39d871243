package io.github.terrene.examples.terminal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A seed as it is typed. */
final class WholeNumber implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("\"" + text + "\" is not a whole number of at most 64 bits");
        }
    }
}
