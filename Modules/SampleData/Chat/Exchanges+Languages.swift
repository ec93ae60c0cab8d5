extension Exchanges {
    static let spanish: [Exchange<String>] = [
        .other(
            "¿Qué tal el viaje?", "¡Muy bien! Cansado pero contento", "Descansa, ya me contarás"),
        .me("¡Feliz cumpleaños! 🎉", "¡Gracias, Jan! Te guardo un trozo de tarta"),
        .other("¿Vienes el sábado a la cena?", "Claro que sí, llevo el postre 🍰"),
        .me("¿Cómo se dice “Feierabend” en español?", "No se dice, se disfruta 😄"),
        .other("Mi madre pregunta cuándo vuelves", "Dile que pronto, por sus empanadas"),
    ]

    static let french: [Exchange<String>] = [
        .other("Tu es bien rentré ?", "Oui, merci ! Le train était même à l’heure", "Un miracle 😄"),
        .me("On se voit toujours vendredi ?", "Bien sûr, à dix-neuf heures chez moi"),
        .other("J’ai pensé à toi au marché ce matin 🧀", "Tu as pris du comté ?", "Évidemment !"),
        .me("Bon courage pour demain !", "Merci, j’en ai bien besoin 🤞🏽"),
        .other("Ton français devient vraiment bon", "C’est grâce à toi, et aux dictionnaires"),
    ]

    static let chinese: [Exchange<String>] = [
        .other("周末有空吗？一起吃火锅吧 🍲", "有空！几点？", "六点，老地方见"),
        .me("新年快乐！🧧", "新年快乐！祝你全家身体健康"),
        .other("你的中文越来越好了", "哪里哪里，还差得远呢 😄"),
        .me("照片里的地方是哪儿？太美了", "云南大理，下次带你去"),
        .other("到家了吗？", "刚到，谢谢你送我", "别客气，早点休息"),
    ]

    static let japanese: [Exchange<String>] = [
        .other("お元気ですか？", "元気です！そちらはいかがですか？", "こちらは桜が満開ですよ 🌸"),
        .me("先日はありがとうございました", "こちらこそ、楽しかったです！"),
        .other("お土産、届きました！", "よかった！お口に合いましたか？", "一日でなくなりました 😂"),
        .me("来月、東京に行きます 🇯🇵", "本当に？ぜひ会いましょう！"),
        .other("日本語、上手になりましたね", "まだまだです。でも、ありがとう 🙇🏻‍♂️"),
    ]
}
