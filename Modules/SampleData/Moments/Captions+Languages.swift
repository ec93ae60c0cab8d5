extension Captions {
    static let spanish = [
        "Domingo de asado con toda la familia. No cabía ni un plato más 🥩",
        "¡Por fin vacaciones! El móvil se queda en casa 🏖️",
        "Atardecer en la azotea, de esos que no necesitan filtro",
        "La abuela cumple 85 y sigue ganándonos a las cartas ❤️",
        "Primer día de cole. Ella, tan tranquila; yo, llorando en la puerta",
        "Mi tortilla de patatas, esta vez sin drama. Y con cebolla, claro",
        "Subimos al volcán a las cuatro de la mañana y valió la pena 🌋",
    ]

    static let french = [
        "Petit matin au marché : abricots, fromage et bavardages 🍑",
        "Enfin la neige ! On a passé la journée dehors ⛄️",
        "Trois heures à table, comme il se doit 🍷",
        "Le chat a trouvé sa place. La mienne, évidemment",
        "Balade le long du canal avec les copains, retour sous la pluie ☔️",
        "Premier concert de ma fille. J’ai filmé surtout mes larmes",
    ]

    static let chinese = [
        "周末和爸妈一起包饺子，吃撑了 🥟",
        "今天的晚霞太美了，下班路上停下来看了很久",
        "搬新家啦！欢迎大家来做客 🏡",
        "第一次跑完半程马拉松，腿已经不是自己的了 😂",
        "奶奶种的番茄，比超市的甜多了 🍅",
        "雨后的西湖，安安静静",
        "猫：这个箱子归我了 📦",
    ]

    static let japanese = [
        "今年も桜の季節になりました 🌸",
        "祖母に教わった肉じゃが、やっと同じ味に近づいた気がします",
        "始発で海へ。誰もいない砂浜は最高でした 🌊",
        "柴犬のまめ、三歳になりました 🎂",
        "久しぶりの京都。雨の石畳もいいですね",
        "初めての陶芸教室。ちょっと歪んだ湯のみができました 🍵",
        "富士山がきれいに見えた朝 🗻",
    ]
}
