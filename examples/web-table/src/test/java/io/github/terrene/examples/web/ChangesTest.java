package io.github.terrene.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page applies each kind of change as docs/tables.md says, and leaves the value before as it was. */
class ChangesTest extends InABrowser {
    private static final String APPLY = """
            const done = arguments[0];
            const frozen = (name, value) => (value && typeof value === "object" ? Object.freeze(value) : value);
            import("/changes.js")
              .then(({ changed }) => done(JSON.stringify(changed(JSON.parse(`%s`, frozen), JSON.parse(`%s`, frozen)))))
              .catch((problem) => done(String(problem)));
            """;

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'a':1,'b':2} | [] | {'a':1,'b':2}",
                "{'a':1} | [{'path':[],'value':{'b':2}}] | {'b':2}",
                "{'a':1,'b':2} | [{'path':['a'],'value':3}] | {'a':3,'b':2}",
                "{'a':1} | [{'path':['b'],'value':null}] | {'a':1,'b':null}",
                "{'a':1,'b':2} | [{'path':['a']}] | {'b':2}",
                "{'a':{'b':1,'c':2},'d':3} | [{'path':['a','b']}] | {'a':{'c':2},'d':3}",
                "{'a':[1,2,3]} | [{'path':['a',1],'value':5}] | {'a':[1,5,3]}",
                "{'a':[{'b':1},{'b':2}]} | [{'path':['a',1,'b']}] | {'a':[{'b':1},{}]}",
                "{'a':[1,2,3]} | [{'path':['a'],'from':0,'removed':2,'added':[7,8,9]}] | {'a':[7,8,9,3]}",
                "{'a':[1,2,3]} | [{'path':['a'],'from':3,'removed':0,'added':[4]}] | {'a':[1,2,3,4]}",
                "[1,2] | [{'path':[],'from':1,'removed':1,'added':[]}] | [1]",
                "{'a':1,'b':2} | [{'path':['a']},{'path':['b'],'value':5},{'path':['a'],'value':6}] | {'b':5,'a':6}",
            })
    void eachKindOfChangeIsApplied(String before, String changes, String after) {
        browser.driver().get("http://localhost:" + server.port() + "/changes.js");
        String script = APPLY.formatted(before.replace('\'', '"'), changes.replace('\'', '"'));
        assertThat(browser.scriptThatWaits(script)).isEqualTo(after.replace('\'', '"'));
    }
}
