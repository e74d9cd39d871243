/** Every value of every game as JSON, read and written by its form, with schemas and types for programs in other languages. */
module io.github.terrene.json {
    requires transitive io.github.terrene.kernel;
    requires transitive com.fasterxml.jackson.core;

    exports io.github.terrene.json;
    exports io.github.terrene.json.schema;
}
