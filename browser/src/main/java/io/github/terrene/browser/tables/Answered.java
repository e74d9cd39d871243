package io.github.terrene.browser.tables;

import org.teavm.jso.JSExport;

/** What is answered to a request. */
public final class Answered {
    private final int status;
    private final String text;

    Answered(int status, String text) {
        this.status = status;
        this.text = text;
    }

    /** One of the numbers of {@link io.github.terrene.table.Answer}. */
    @JSExport
    public int status() {
        return status;
    }

    /** A document, most often in JSON. */
    @JSExport
    public String text() {
        return text;
    }
}
