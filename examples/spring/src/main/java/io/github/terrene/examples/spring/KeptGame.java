package io.github.terrene.examples.spring;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import org.hibernate.Length;

/** A game as a row. Whoever reads it knows the secrets of all seats. */
@Entity
class KeptGame {
    @Id
    private String id;

    /** How often the row was written; null before it is kept. JPA writes no row over one that somebody else has written in the meantime. */
    @Version
    private Integer version;

    @Column(length = Length.LONG32, nullable = false)
    private String saved;

    /** For JPA. */
    protected KeptGame() {}

    KeptGame(String id, HobeTable table) {
        this.id = id;
        this.saved = table.saved();
    }

    HobeTable table() {
        return HobeTable.of(saved);
    }

    void becomes(HobeTable table) {
        saved = table.saved();
    }
}
