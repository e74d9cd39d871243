package io.github.terrene.testkit.law.game;

import io.github.terrene.testkit.law.form.FormLaws;
import io.github.terrene.testkit.law.form.JsonLaws;
import io.github.terrene.testkit.law.play.EventLaws;
import io.github.terrene.testkit.law.play.LegalityLaws;
import io.github.terrene.testkit.law.play.PlaythroughLaws;
import io.github.terrene.testkit.law.play.RefusedLaws;
import io.github.terrene.testkit.law.play.SessionLaws;
import io.github.terrene.testkit.law.play.SimultaneityLaws;
import io.github.terrene.testkit.law.saved.NotationLaws;
import io.github.terrene.testkit.law.saved.ReplayLaws;
import io.github.terrene.testkit.law.saved.SavedStateLaws;
import io.github.terrene.testkit.law.view.MemoryLaws;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.github.terrene.testkit.law.view.OnlookerLaws;
import io.github.terrene.testkit.law.view.OpenHandsLaws;
import io.github.terrene.testkit.law.view.ShownLaws;
import io.github.terrene.testkit.law.view.ViewLaws;

/** All laws of the kernel except {@link NumberLaws}, which are about one game and not about several in a row. */
public interface AllLaws<C, S, A, E, V>
        extends LegalityLaws<C, S, A, E, V>,
                RefusedLaws<C, S, A, E, V>,
                PlaythroughLaws<C, S, A, E, V>,
                NotationLaws<C, S, A, E, V>,
                FormLaws<C, S, A, E, V>,
                JsonLaws<C, S, A, E, V>,
                SessionLaws<C, S, A, E, V>,
                SavedStateLaws<C, S, A, E, V>,
                ReplayLaws<C, S, A, E, V>,
                EventLaws<C, S, A, E, V>,
                ViewLaws<C, S, A, E, V>,
                MemoryLaws<C, S, A, E, V>,
                ShownLaws<C, S, A, E, V>,
                OnlookerLaws<C, S, A, E, V>,
                OpenHandsLaws<C, S, A, E, V>,
                SimultaneityLaws<C, S, A, E, V> {}
