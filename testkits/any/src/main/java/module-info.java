/** Laws, generators and scripts that test any game on the kernel. */
module io.github.terrene.testkit {
    requires transitive io.github.terrene.kernel;
    requires transitive io.github.terrene.narrator;
    requires transitive io.github.terrene.session;
    requires transitive io.github.terrene.json;
    requires com.fasterxml.jackson.databind;
    requires com.networknt.schema;
    requires jdk.compiler;
    requires jdk.management;
    requires transitive net.jqwik.api;
    requires transitive org.junit.jupiter.api;
    requires transitive org.assertj.core;
    requires transitive com.tngtech.archunit;

    exports io.github.terrene.testkit.perft;
    exports io.github.terrene.testkit.release;
    exports io.github.terrene.testkit.law;
    exports io.github.terrene.testkit.law.card;
    exports io.github.terrene.testkit.law.form;
    exports io.github.terrene.testkit.law.game;
    exports io.github.terrene.testkit.law.match;
    exports io.github.terrene.testkit.law.play;
    exports io.github.terrene.testkit.law.saved;
    exports io.github.terrene.testkit.law.simple;
    exports io.github.terrene.testkit.law.view;
    exports io.github.terrene.testkit.law.word;
    exports io.github.terrene.testkit.matrix;
    exports io.github.terrene.testkit.arbitrary;
    exports io.github.terrene.testkit.architecture;
    exports io.github.terrene.testkit.script;
}
