package io.github.terrene.browser.tables;

import io.github.terrene.table.Answer;
import io.github.terrene.table.Feed;
import io.github.terrene.table.Reader;
import io.github.terrene.table.wire.JsonText;
import io.vavr.control.Option;
import org.teavm.jso.JSExport;

/** A journal that is heard line by line, or why it is not. */
public final class Heard implements Reader {
    private final Answered begun;
    private final Option<Feed> feed;

    private Heard(Answered begun, Option<Feed> feed) {
        this.begun = begun;
        this.feed = feed;
    }

    /** JavaScript does not say when it hears a journal no more: whoever hears it is there as long as the table is. */
    static Heard of(Feed feed) {
        Heard heard = new Heard(new Answered(Answer.OK, ""), Option.some(feed));
        feed.wakes(heard);
        return heard;
    }

    static Heard refused(Answer.Text why) {
        return new Heard(new Answered(why.status(), why.text()), Option.none());
    }

    /** It is asked for when something has {@linkplain Hosted#changed changed}. */
    @Override
    public void wake() {
        // Nothing is told that was not asked for.
    }

    /** Whether it is heard. */
    @JSExport
    public Answered begun() {
        return begun;
    }

    /**
     * What is to be told next: {@code [{"event":"table","data":…},{"event":"message","data":…}]}, nothing if there is nothing new.
     *
     * @param characters after so many, the rest has to be asked for
     */
    @JSExport
    public String news(int characters) {
        return JsonText.of(json ->
                JsonText.list(json, feed.toArray().flatMap(told -> told.next(characters)), (message, list) -> {
                    list.writeStartObject();
                    list.writeStringField("event", message.line().isDefined() ? "message" : "table");
                    list.writeFieldName("data");
                    list.writeRawValue(message.json());
                    list.writeEndObject();
                }));
    }

    /** Whether there will be nothing more. */
    @JSExport
    public boolean over() {
        return feed.forAll(Feed::over);
    }
}
